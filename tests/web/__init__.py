"""The page in a real browser."""

import pytest

pytest.register_assert_rewrite("tests.web.visitor", "tests.web.site_host")
