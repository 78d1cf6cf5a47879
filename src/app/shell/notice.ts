// What a notice is. It shows nothing: `notices` takes one from anywhere, `NoticeHost` draws it.

export type NoticeTone = 'success' | 'info' | 'warning' | 'error' | 'loading';
export type Notice = { tone: NoticeTone; text: string };
