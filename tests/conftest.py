"""How every test here runs."""

from hypothesis import HealthCheck, settings

# a property holds or it does not; how busy the machine is decides nothing
settings.register_profile("turnabout", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("turnabout")
