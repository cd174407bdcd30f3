/** An edition from a file: what it calls itself. */

const LONGEST_NAME = 40;

/** The name that a components file gives itself, else the name of the file. */
export function nameInFile(text: string, fileName: string): string {
  const block = /^\s*\[edition\]([\s\S]*?)(?=^\s*\[|(?![\s\S]))/m.exec(text)?.[1] ?? '';
  const written = /^\s*name\s*=\s*("(?:[^"\\\n]|\\.)*"|'[^'\n]*')/m.exec(block)?.[1] ?? '';
  const named = written.startsWith("'") ? written.slice(1, -1) : unquoted(written);
  return named.trim().slice(0, LONGEST_NAME).trim() || fileName.replace(/\.[^.]*$/, '').trim().slice(0, LONGEST_NAME) || '?';
}

function unquoted(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return '';
  }
}
