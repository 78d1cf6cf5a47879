// What a notice is. It shows nothing: `notices` takes one from anywhere, `NoticeHost` draws it.

export type NoticeTone = 'success' | 'info' | 'warning' | 'error' | 'loading';
/** `act`: what it leads to, and the word for it */
export type Notice = { tone: NoticeTone; text: string; act?: { label: string; onPress: () => void } };
