// XMLHttpRequest for jsdom, whose own would not reach the test server. The form goes out over the given fetch, as one
// multipart body; a test may hold it halfway and tell how far it has got.

type Progress = { lengthComputable: boolean; loaded: number; total: number };

export type SentForm = { headers: Record<string, string>; fields: [string, string][] };

export type Uploads = {
  /** what was sent so far: headers, and fields with file names for files */
  sent: SentForm[];
  /** from now on uploads wait: `progress` tells how far they are, `release` lets them go */
  hold: () => { progress: (at: Progress) => void; release: () => void };
  Request: new () => object;
};

/** `fetch` is asked for each upload anew, so that a test may lose the network. */
export function fakeUploads(fetch: () => typeof globalThis.fetch): Uploads {
  const sent: SentForm[] = [];
  const running = new Set<FormRequest>();
  let held: Promise<void> = Promise.resolve();

  class FormRequest {
    upload: { onprogress: ((at: Progress) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';
    private readonly headers: Record<string, string> = {};
    private answered: Headers | null = null;
    private method = '';
    private url = '';

    open(method: string, url: string): void {
      this.method = method;
      this.url = url;
    }

    getResponseHeader(name: string): string | null {
      return this.answered?.get(name) ?? null;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    send(form: FormData): void {
      running.add(this);
      void this.deliver(form).finally(() => {
        running.delete(this);
        this.onloadend?.();
      });
    }

    private async deliver(form: FormData): Promise<void> {
      const entries = [...form.entries()];
      const fields = entries.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]);
      sent.push({ headers: this.headers, fields });
      await held;
      try {
        const { body, type } = await multipart(entries);
        const headers = { ...this.headers, 'content-type': type };
        const response = await fetch()(this.url, { method: this.method, headers, body });
        this.status = response.status;
        this.answered = response.headers;
        this.responseText = await response.text();
      } catch {
        this.onerror?.();
        return;
      }
      this.onload?.();
    }
  }

  return {
    sent,
    Request: FormRequest,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      const progress = (at: Progress) => {
        for (const request of running) request.upload.onprogress?.(at);
      };
      return { progress, release };
    },
  };
}

async function multipart(entries: [string, FormDataEntryValue][]): Promise<{ body: Uint8Array<ArrayBuffer>; type: string }> {
  const boundary = '----oasis-test';
  const parts: Uint8Array[] = [];
  const text = (words: string) => parts.push(Buffer.from(words, 'utf8'));
  for (const [name, value] of entries) {
    text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`);
    if (typeof value === 'string') text(`\r\n\r\n${value}\r\n`);
    else {
      text(`; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`);
      parts.push(new Uint8Array(await value.arrayBuffer()));
      text('\r\n');
    }
  }
  text(`--${boundary}--\r\n`);
  return { body: new Uint8Array(Buffer.concat(parts)), type: `multipart/form-data; boundary=${boundary}` };
}
