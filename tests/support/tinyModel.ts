// Writes a GGUF of a few hundred kilobytes: a llama of one layer with random weights and a vocabulary of single bytes. The real loader
// takes it, and what it writes is nonsense. The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
import { seededRandom } from '#engine/random';

const WIDTH = 64;
const HEADS = 2;
const INNER = 128;
const CONTEXT = 65_536;
const ALIGNMENT = 32;
const BYTES = 256;

const type = { u32: 4, f32: 6, string: 8, array: 9, i32: 5 } as const;
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

function numberOf(size: 4 | 8, value: number): Buffer {
  const bytes = Buffer.alloc(size);
  if (size === 4) bytes.writeUInt32LE(value);
  else bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string): Buffer => Buffer.concat([numberOf(8, Buffer.byteLength(value)), Buffer.from(value)]);
const pair = (key: string, kind: number, value: Buffer): Buffer => Buffer.concat([text(key), numberOf(4, kind), value]);
const whole = (key: string, value: number): Buffer => pair(key, type.u32, numberOf(4, value));
const words = (key: string, value: string): Buffer => pair(key, type.string, text(value));
const list = (key: string, kind: number, values: Buffer[]): Buffer =>
  pair(key, type.array, Buffer.concat([numberOf(4, kind), numberOf(8, values.length), ...values]));

const CHAT = `{% for message in messages %}{{ message['role'] + ': ' + message['content'] + '\\n' }}{% endfor %}assistant: `;

/** The bytes of the file; the same seed gives the same file. */
export function tinyModel(seed = 1): Buffer {
  const random = seededRandom(seed);
  const tokens = [
    '<unk>',
    '<s>',
    '</s>',
    ...Array.from({ length: BYTES }, (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`),
  ];
  const types = tokens.map((_, at) => (at === 0 ? TOKEN.unknown : at < 3 ? TOKEN.control : TOKEN.byte));
  const metadata = [
    words('general.architecture', 'llama'),
    words('general.name', 'tiny'),
    whole('llama.context_length', CONTEXT),
    whole('llama.embedding_length', WIDTH),
    whole('llama.block_count', 1),
    whole('llama.feed_forward_length', INNER),
    whole('llama.attention.head_count', HEADS),
    whole('llama.rope.dimension_count', WIDTH / HEADS),
    pair('llama.attention.layer_norm_rms_epsilon', type.f32, float(1e-5)),
    words('tokenizer.ggml.model', 'llama'),
    list('tokenizer.ggml.tokens', type.string, tokens.map(text)),
    list(
      'tokenizer.ggml.scores',
      type.f32,
      tokens.map(() => float(0)),
    ),
    list(
      'tokenizer.ggml.token_type',
      type.i32,
      types.map((one) => numberOf(4, one)),
    ),
    whole('tokenizer.ggml.unknown_token_id', 0),
    whole('tokenizer.ggml.bos_token_id', 1),
    whole('tokenizer.ggml.eos_token_id', 2),
    words('tokenizer.chat_template', CHAT),
  ];
  const square = [WIDTH, WIDTH];
  const tensors: [string, number[]][] = [
    ['token_embd.weight', [WIDTH, tokens.length]],
    ['blk.0.attn_norm.weight', [WIDTH]],
    ['blk.0.attn_q.weight', square],
    ['blk.0.attn_k.weight', square],
    ['blk.0.attn_v.weight', square],
    ['blk.0.attn_output.weight', square],
    ['blk.0.ffn_norm.weight', [WIDTH]],
    ['blk.0.ffn_gate.weight', [WIDTH, INNER]],
    ['blk.0.ffn_up.weight', [WIDTH, INNER]],
    ['blk.0.ffn_down.weight', [INNER, WIDTH]],
    ['output_norm.weight', [WIDTH]],
    ['output.weight', [WIDTH, tokens.length]],
  ];
  const sizeOf = (shape: number[]) => shape.reduce((product, one) => product * one, 4);
  let offset = 0;
  const infos = tensors.map(([name, shape]) => {
    const info = [
      text(name),
      numberOf(4, shape.length),
      ...shape.map((one) => numberOf(8, one)),
      numberOf(4, 0),
      numberOf(8, offset),
    ];
    offset += Math.ceil(sizeOf(shape) / ALIGNMENT) * ALIGNMENT;
    return Buffer.concat(info);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    numberOf(4, 3),
    numberOf(8, tensors.length),
    numberOf(8, metadata.length),
    ...metadata,
    ...infos,
  ]);
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);
  const weights = tensors.map(([name, shape]) => {
    const values = Array.from({ length: sizeOf(shape) / 4 }, () => (name.includes('norm') ? 1 : (random() - 0.5) / 4));
    return padded(Buffer.concat(values.map(float)));
  });
  return Buffer.concat([padded(head), ...weights]);
}
