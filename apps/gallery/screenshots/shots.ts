/** A screenshot: the state, how to render it, and the target file. */
export type Shot = {
  file: string
  state: string
  theme: 'light' | 'dark'
  language: string
  width: number
  height: number
}

const wide = { width: 960, height: 720 }
export const narrow = { width: 390, height: 760 }

/** Few screenshots; each shows something that the others do not. */
export const shots: readonly Shot[] = [
  { file: 'wallets.png', state: 'wallets', theme: 'light', language: 'en', ...wide },
  { file: 'account.png', state: 'connected', theme: 'dark', language: 'en', ...wide },
  { file: 'declined.png', state: 'switch-declined', theme: 'light', language: 'en', ...narrow },
  { file: 'right-to-left.png', state: 'wallets', theme: 'dark', language: 'ar', ...narrow },
]
