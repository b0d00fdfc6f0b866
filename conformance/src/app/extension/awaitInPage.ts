import type { Said } from './watchWallet.ts'

// Each runs in the app's page and waits there: asked again and again from outside, the page, the browser and
// we would take the processors that MetaMask needs for its answer.

/** What a person is asked about. */
export const asking = ['eth_requestAccounts', 'wallet_switchEthereumChain']

type World = { __said: Said[] }
type Asking = { asking: readonly string[] }

/** How many of these requests MetaMask has answered. */
export const countAnswers = (asking: readonly string[]): number =>
  (globalThis as unknown as World).__said.filter(
    ({ kind, what }) => kind === 'answer' && asking.includes(what),
  ).length

/** Whether it has answered one more within so many ms. */
export const isAnswered = async ({
  asking,
  before,
  ms,
}: Asking & { before: number; ms: number }): Promise<boolean> => {
  const { __said } = globalThis as unknown as World
  const more = () =>
    __said.filter(({ kind, what }) => kind === 'answer' && asking.includes(what)).length > before
  for (const end = performance.now() + ms; !more() && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return more()
}

/** The app has done something with the answer: it waits no longer, or it has asked the next thing. */
export const isHeeded = async ({
  asking,
  busy,
  ms,
}: Asking & { busy: readonly string[]; ms: number }): Promise<void> => {
  const { __said } = globalThis as unknown as World
  const count = (wanted: Said['kind']) =>
    __said.filter(({ kind, what }) => kind === wanted && asking.includes(what)).length
  const status = () =>
    document.querySelector('button[data-status]')?.getAttribute('data-status') ?? ''
  const waits = () => busy.includes(status()) && count('call') === count('answer')
  for (const end = performance.now() + ms; waits() && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Whether none of these requests is open, or none is within so many ms. */
export const areAnswered = async ({ asking, ms }: Asking & { ms: number }): Promise<boolean> => {
  const { __said } = globalThis as unknown as World
  const count = (wanted: Said['kind']) =>
    __said.filter(({ kind, what }) => kind === wanted && asking.includes(what)).length
  const open = () => count('call') > count('answer')
  for (const end = performance.now() + ms; open() && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10))
  return !open()
}

/** The page comes back from the back/forward cache, and the content script has its way to the wallet again. */
export const returnToPage = async (ms: number): Promise<void> => {
  const { __said } = globalThis as unknown as World
  const renewals = () =>
    __said.filter(({ what }) => what === 'METAMASK_EXTENSION_CONNECT_CAN_RETRY').length
  const before = renewals()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  for (const end = performance.now() + ms; renewals() === before && performance.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
