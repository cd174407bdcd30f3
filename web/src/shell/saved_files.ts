/** What a file is that was saved here: a record, a whole table, or a backup of a browser. */

export function savedKind(text: string): 'record' | 'table' | 'backup' {
  try {
    const { format } = JSON.parse(text) as { format?: unknown };
    return format === 'motu browser 1' ? 'backup' : 'table';
  } catch {
    return 'record';
  }
}

/** Who plays on in a record: the reader first, and bots at the other seats. A file that is no record is refused later. */
export function seatsOf(record: string): string[] {
  const seats = Number(/^seats (\d+)$/m.exec(record)?.[1] ?? 2);
  return ['me', ...Array<string>(Math.max(1, Math.min(seats, 5) - 1)).fill('medium')];
}
