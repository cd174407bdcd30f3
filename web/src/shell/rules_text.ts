/** A game's rules as a list of headings, paragraphs, numbered clauses and table rows, parsed from its Markdown file. */

export interface Span {
  kind: 'text' | 'strong' | 'emphasis' | 'code' | 'clause';
  text: string;
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'clause'; id: string; spans: Span[] }
  | { kind: 'item'; spans: Span[] }
  | { kind: 'row'; head: boolean; cells: Span[][] };

const CLAUSE = /^- \*\*([A-Z]{2}-[A-Z]+\d+[a-z]?)\*\*\s*(.*)$/s;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-[A-Z]+\d+[a-z]?)\b|\[([^\]]+)\]\([^)]*\)/g;

export function parseRules(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const lines of groupLines(markdown)) {
    const text = lines.join(' ').replace(/\s+/g, ' ').trim();
    const heading = /^(#+) (.*)$/.exec(text);
    const clause = CLAUSE.exec(text);
    if (heading) blocks.push({ kind: 'heading', level: heading[1]!.length, spans: parseSpans(heading[2]!) });
    else if (clause) blocks.push({ kind: 'clause', id: clause[1]!, spans: parseSpans(clause[2]!) });
    else if (/^([-*]|\d+\.) /.test(text)) blocks.push({ kind: 'item', spans: parseSpans(text.replace(/^[-*] /, '')) });
    else if (text.startsWith('|')) addRow(blocks, text);
    else blocks.push({ kind: 'text', spans: parseSpans(text) });
  }
  return blocks;
}

/** The text of one clause, for a tooltip. */
export function clauseText(blocks: readonly Block[], id: string): string {
  const found = blocks.find((block) => block.kind === 'clause' && block.id === id);
  return found?.kind === 'clause' ? found.spans.map((span) => span.text).join('') : '';
}

/** Lines that belong together: a list item with what is indented below it, a paragraph, a heading, a row of a table. */
function groupLines(markdown: string): string[][] {
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') {
      open = null;
    } else if (open && !/^([-*] |\d+\. |#|\|)/.test(line)) {
      open.push(line);
    } else {
      groups.push((open = [line]));
      if (/^[#|]/.test(line)) open = null;
    }
  }
  return groups;
}

function addRow(blocks: Block[], text: string): void {
  const cells = text.split('|').slice(1, -1).map((cell) => cell.trim());
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return;
  blocks.push({ kind: 'row', head: blocks.at(-1)?.kind !== 'row', cells: cells.map(parseSpans) });
}

function parseSpans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const [matched, strong, emphasis, code, clause, anchor] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (clause !== undefined) found.push({ kind: 'clause', text: clause });
    else found.push({ kind: 'text', text: anchor ?? matched });
    at = match.index + matched.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}
