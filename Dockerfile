# A Motu server with the compiled engine. deploy/requirements.txt is made for this Python.
ARG PYTHON=3.11
ARG NODE=24

FROM node:${NODE}-slim AS page
WORKDIR /source
COPY web web
COPY docs/rules docs/rules
COPY src src
RUN npm --prefix web ci --no-fund --no-audit && npm --prefix web run build

FROM python:${PYTHON}-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY deploy/requirements.txt deploy/
RUN python -m venv /opt/motu && /opt/motu/bin/pip install --no-cache-dir --require-hashes -r deploy/requirements.txt
RUN pip install --no-cache-dir "setuptools>=77" "mypy[mypyc]==2.4.1"
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY docs/rules docs/rules
COPY --from=page /source/build/page build/page
# Without a compiler the wheel would be pure Python, and slow; without the page nobody could play. Two steps notice.
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .
RUN python -m zipfile --list /wheels/*.whl | grep -q 'server/page/index.html '
RUN python -m zipfile --list /wheels/*.whl | grep -q '\.so '
RUN /opt/motu/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:${PYTHON}-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin motu && install -d -o motu -m 700 /data/motu
COPY --from=build /opt/motu /opt/motu
ENV PATH=/opt/motu/bin:$PATH XDG_DATA_HOME=/data MOTU_HOST=0.0.0.0 MOTU_PORT=8642
USER 10001
VOLUME /data
EXPOSE 8642
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['MOTU_PORT'] + '/api/ready', timeout=4)"]
CMD ["motu", "serve"]
