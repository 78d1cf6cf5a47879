// Fireworks on a canvas, in the sun's colours. They stop by themselves after 10 s and leave the canvas clear.

const DURATION_MS = 10_000;
const BETWEEN_MS = 450;
const LIFE_MS = 1_300;
const SPARKS = 26;
const FALL = 60;

type Spark = { x: number; y: number; vx: number; vy: number; colour: string; born: number };

/** Starts at once; the returned function stops it early. `random` gives numbers from 0 to 1. */
export function startFireworks(canvas: HTMLCanvasElement, random: () => number): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const colours = coloursOf(canvas);
  let sparks: Spark[] = [];
  let began: number | null = null;
  let nextBurst = 0;
  let frame = requestAnimationFrame(draw);

  function draw(now: number): void {
    if (!context) return;
    began ??= now;
    const elapsed = now - began;
    const { width, height } = fitCanvas(canvas, context);
    if (elapsed >= nextBurst && elapsed < DURATION_MS - LIFE_MS) {
      nextBurst = elapsed + BETWEEN_MS;
      sparks.push(...burst(width * (0.1 + 0.8 * random()), height * (0.08 + 0.4 * random()), now, colours, random));
    }
    sparks = sparks.filter((spark) => now - spark.born < LIFE_MS);
    context.clearRect(0, 0, width, height);
    for (const spark of sparks) drawSpark(context, spark, now);
    if (elapsed < DURATION_MS) frame = requestAnimationFrame(draw);
    else stop();
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    context?.clearRect(0, 0, canvas.width, canvas.height);
  }
  return stop;
}

function coloursOf(canvas: HTMLCanvasElement): string[] {
  const style = getComputedStyle(canvas);
  return ['--color-gold', '--color-gold-edge', '--desert-sun', '--desert-glow'].map(
    (name) => style.getPropertyValue(name).trim() || 'gold',
  );
}

/** The canvas covers the window at the screen's own resolution; the drawing counts in CSS pixels. */
function fitCanvas(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): { width: number; height: number } {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(2, devicePixelRatio || 1);
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { width, height };
}

function burst(x: number, y: number, born: number, colours: readonly string[], random: () => number): Spark[] {
  const reach = 70 + 70 * random();
  return Array.from({ length: SPARKS }, (_, i) => {
    const angle = (i * 2 * Math.PI) / SPARKS;
    const speed = reach * (i % 2 === 0 ? 1 : 0.7);
    const colour = colours[i % colours.length] ?? 'gold';
    return { x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, colour, born };
  });
}

/** A ray that flies out, slows down, sinks and fades, as the still sparkle in the sky of the score. */
function drawSpark(context: CanvasRenderingContext2D, spark: Spark, now: number): void {
  const age = (now - spark.born) / LIFE_MS;
  const at = (t: number) => {
    const flown = 1 - (1 - t) ** 3;
    return { x: spark.x + spark.vx * flown, y: spark.y + spark.vy * flown + FALL * t * t };
  };
  const head = at(age);
  const tail = at(Math.max(0, age - 0.08));
  context.globalAlpha = Math.max(0, 1 - age);
  context.strokeStyle = spark.colour;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(tail.x, tail.y);
  context.lineTo(head.x, head.y);
  context.stroke();
  context.globalAlpha = 1;
}
