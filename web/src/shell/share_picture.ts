/** A picture of how a game ended, to keep or to share: who won, the points of everybody, and where they came from. */

export interface PictureSeat {
  letter: string;
  name: string;
  place: number;
  score: number;
  colour: string;
  parts: { points: number; colour: string }[];
}

export interface PictureOf {
  game: string;
  headline: string;
  date: string;
  seats: PictureSeat[];
  sources: { name: string; colour: string }[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const INK = '#17303a';
const SOFT = '#4d6670';
const PAPER = '#fffdf8';
const DISPLAY = '700 %px Philosopher, Georgia, serif';
const TEXT = '700 %px "Nunito Sans", sans-serif';

const font = (family: string, size: number) => family.replace('%', String(size));

/** Draws the picture. Its size is fixed, so that it looks the same wherever it is shared. */
export async function drawPicture(of: PictureOf): Promise<Blob> {
  await Promise.all([document.fonts.load(font(DISPLAY, 40), of.headline), document.fonts.load(font(TEXT, 24), of.game)]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#f7f1e5';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#0f4c5c';
  pen.fillRect(0, 0, WIDTH, 92);
  pen.textBaseline = 'middle';
  write(pen, `Motu · ${of.game}`, EDGE, 47, font(DISPLAY, 40), '#ffffff', WIDTH / 2);
  pen.textAlign = 'right';
  write(pen, of.date, WIDTH - EDGE, 47, font(TEXT, 24), '#c9ece6', 300);
  pen.textAlign = 'left';
  write(pen, of.headline, EDGE, 146, font(DISPLAY, 46), INK, WIDTH - 2 * EDGE);
  drawSeats(pen, of.seats);
  drawSources(pen, of.sources);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, fontText: string, colour: string, widest: number): void {
  pen.font = fontText;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, widest);
}

function drawSeats(pen: CanvasRenderingContext2D, seats: PictureSeat[]): void {
  const row = Math.min(74, 330 / seats.length);
  const most = Math.max(1, ...seats.map((seat) => seat.score));
  seats.forEach((seat, index) => {
    const y = 196 + row * index + row / 2;
    const bar = { x: 430, width: 610, height: row * 0.5 };
    pen.textAlign = 'center';
    write(pen, String(seat.place), EDGE + 14, y, font(DISPLAY, 34), SOFT, 40);
    drawBadge(pen, seat, EDGE + 68, y, 22);
    pen.textAlign = 'left';
    write(pen, seat.name, EDGE + 106, y, font(DISPLAY, 32), INK, 250);
    pen.fillStyle = '#e9ddc4';
    pen.fillRect(bar.x, y - bar.height / 2, bar.width, bar.height);
    let x = bar.x;
    for (const part of seat.parts.filter(({ points }) => points > 0)) {
      const width = (part.points / most) * bar.width;
      pen.fillStyle = part.colour;
      pen.fillRect(x, y - bar.height / 2, width, bar.height);
      pen.fillStyle = PAPER;
      pen.fillRect(x + width - 1, y - bar.height / 2, 1, bar.height);
      x += width;
    }
    pen.textAlign = 'right';
    write(pen, String(seat.score), WIDTH - EDGE, y, font(TEXT, 40), INK, 90);
  });
  pen.textAlign = 'left';
}

/** The same shapes as everywhere else: circle, triangle, square, diamond, star. */
function drawBadge(pen: CanvasRenderingContext2D, { letter, colour }: PictureSeat, x: number, y: number, size: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  if (letter === 'A') pen.arc(x, y, size, 0, 7);
  else if (letter === 'C') pen.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  else {
    const corners = { B: 3, D: 4, E: 10 }[letter] ?? 12;
    for (let corner = 0; corner < corners; corner++) {
      const angle = (corner / corners) * 2 * Math.PI - Math.PI / 2;
      const far = size * (letter === 'E' && corner % 2 ? 0.62 : 1.12);
      pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
    }
  }
  pen.fill();
  pen.textAlign = 'center';
  write(pen, letter, x, y + (letter === 'B' ? 5 : 1), font(TEXT, size), '#ffffff', size * 2);
}

/** The sources of points, in as many columns as fit. */
function drawSources(pen: CanvasRenderingContext2D, sources: PictureOf['sources']): void {
  const columns = sources.length > 10 ? 5 : 4;
  const width = (WIDTH - 2 * EDGE) / columns;
  const rows = Math.ceil(sources.length / columns);
  const size = rows > 3 ? 15 : 18;
  sources.forEach(({ name, colour }, index) => {
    const x = EDGE + (index % columns) * width;
    const y = HEIGHT - 22 - (rows - 1 - Math.floor(index / columns)) * (size + 6);
    pen.fillStyle = colour;
    pen.fillRect(x, y - size / 2, size, size);
    pen.textAlign = 'left';
    write(pen, name, x + size + 8, y + 1, font(TEXT, size), SOFT, width - size - 18);
  });
}

/** Shares a picture where the system can; otherwise saves it. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
