// Runs bytecode.py on Pyodide: node bytecode.mjs FOLDER GIVEN MADE …, where FOLDER has Pyodide's files and bytecode.py.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [folder, ...pairs] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const nothing = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }, packages: {} };
const python = await loadPyodide({ indexURL: `${folder}/`, lockFileContents: nothing });
pairs.forEach((file, at) => at % 2 === 0 && python.FS.writeFile(`/${at}`, new Uint8Array(readFileSync(file))));
python.FS.writeFile('/bytecode.py', readFileSync(`${folder}/bytecode.py`, 'utf8'));
const inside = pairs.map((_, at) => `'/${at}'`).join(', ');
python.runPython(`import sys; sys.path.insert(0, '/'); import bytecode; bytecode.convert_all([${inside}])`);
pairs.forEach((file, at) => at % 2 === 1 && writeFileSync(file, python.FS.readFile(`/${at}`)));
