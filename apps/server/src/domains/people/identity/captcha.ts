import { randomBytes, randomInt } from 'node:crypto';
import type { Secrets } from '../../../secret.ts';
import { type Color, canvas } from './canvas.ts';
import { characters, linesOf, type Point } from './glyphs.ts';

const [width, height] = [240, 80];
const length = 4;
const paper: Color = [244, 246, 249];

type Captcha = { key: string; text: string; image: string };
/** Draws a new captcha. It is a bitmap because the lines of a vector image could be parsed. */
export function newCaptcha(): Captcha {
  const text = Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
  return { key: randomBytes(16).toString('base64url'), text, image: `data:image/png;base64,${draw(text).toString('base64')}` };
}

/** Returns the hashes to store. The answer's hash includes the key, so that the answer to one captcha is not valid for another. */
export const captchaHashes = (secrets: Secrets, key: string, text: string) => ({
  keyHash: secrets.keyedHash('captcha', key),
  answerHash: secrets.keyedHash('captcha', `${key}/${text.toUpperCase()}`),
});

const between = (least: number, most: number) => least + Math.random() * (most - least);

function draw(text: string): Buffer {
  const picture = canvas(width, height, paper);
  const bend = waves();
  for (const [at, character] of [...text].entries()) {
    const ink = color();
    const thickness = between(4, 6);
    const place = placing(at);
    for (const line of linesOf(character))
      for (const [from, to] of segments(line)) picture.line(bend(place(from)), bend(place(to)), thickness, ink);
  }
  for (let n = 0; n < 2; n++) scratch(picture, bend);
  for (let n = 0; n < 50; n++) {
    const dot = { x: between(0, width), y: between(0, height) };
    picture.line(dot, dot, between(1, 3), color());
  }
  return picture.png();
}

const color = (): Color => [between(20, 120), between(20, 120), between(30, 150)];

/** Returns a transform that rotates, shears and shifts one character at random. */
function placing(at: number): (point: Point) => Point {
  const [turn, lean] = [between(-0.28, 0.28), between(-0.2, 0.2)];
  const [wide, high] = [between(28, 38), between(40, 52)];
  const middle = { x: (width / length) * (at + 0.5) + between(-5, 5), y: height / 2 + between(-6, 6) };
  return ({ x, y }) => {
    const [dx, dy] = [(x - 0.5) * wide + (y - 0.5) * lean * high, (y - 0.5) * high];
    return { x: middle.x + dx * Math.cos(turn) - dy * Math.sin(turn), y: middle.y + dx * Math.sin(turn) + dy * Math.cos(turn) };
  };
}

/** Returns a transform that bends the whole image in waves. */
function waves(): (point: Point) => Point {
  const [a, b, c, d] = [between(2, 4), between(2, 4), between(0, 6), between(0, 6)];
  return ({ x, y }) => ({ x: x + a * Math.sin(y / 13 + c), y: y + b * Math.sin(x / 23 + d) });
}

/** Splits a line into short segments, so that the wave transform bends it. */
function segments(line: readonly Point[]): [Point, Point][] {
  const parts = 4;
  const mid = (a: Point, b: Point, part: number) => ({ x: a.x + ((b.x - a.x) * part) / parts, y: a.y + ((b.y - a.y) * part) / parts });
  return line
    .slice(1)
    .flatMap((to, at) =>
      Array.from({ length: parts }, (_, part): [Point, Point] => [mid(line[at] as Point, to, part), mid(line[at] as Point, to, part + 1)]),
    );
}

/** Draws a line across all characters, so that a program cannot easily separate them. */
function scratch(picture: ReturnType<typeof canvas>, bend: (point: Point) => Point): void {
  const ink = color();
  const thickness = between(1.5, 2.5);
  const line = Array.from({ length: 7 }, (_, at) => ({ x: (width / 6) * at, y: between(12, height - 12) }));
  for (const [from, to] of segments(line)) picture.line(bend(from), bend(to), thickness, ink);
}
