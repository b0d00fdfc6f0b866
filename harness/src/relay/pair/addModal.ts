import type { SdkProvider } from './openDapp.ts'

type State = { open: boolean }

/** What the SDK needs of the window that shows its code; AppKit's is one such. */
type Modal = {
  open(): void
  close(): void
  subscribeState(listener: (state: State) => void): void
  showErrorMessage(text: string): void
}

/**
 * Gives the SDK a window for its code that nobody sees: so that what the SDK says when a person
 * closes it is the SDK's own.
 */
export function addModal(sdk: SdkProvider): { dismiss(): void } {
  let listeners: ((state: State) => void)[] = []
  const modal: Modal = {
    open: () => {},
    close: () => {
      listeners = []
    },
    subscribeState: (listener) => listeners.push(listener),
    showErrorMessage: () => {},
  }
  // As `showQrModal: true` leaves it behind, without the import of AppKit.
  const { rpc } = Object.assign(sdk, { modal }) as unknown as { rpc: { showQrModal: boolean } }
  rpc.showQrModal = true
  return {
    dismiss: () => {
      for (const listener of listeners) listener({ open: false })
    },
  }
}
