import type { SdkProvider } from './openDapp.ts'

type State = { open: boolean }

/** Dialog in which the SDK shows its QR code, such as AppKit's. */
type Modal = {
  open(): void
  close(): void
  subscribeState(listener: (state: State) => void): void
  showErrorMessage(text: string): void
}

/** Gives the SDK an invisible dialog for its QR code. `dismiss` closes it, and the SDK fails with its own error. */
export function addInvisibleQrModal(sdk: SdkProvider): { dismiss(): void } {
  let listeners: ((state: State) => void)[] = []
  const modal: Modal = {
    open: () => {},
    close: () => {
      listeners = []
    },
    subscribeState: (listener) => listeners.push(listener),
    showErrorMessage: () => {},
  }
  // Has the effect of `showQrModal: true` without an import of AppKit.
  const { rpc } = Object.assign(sdk, { modal }) as unknown as { rpc: { showQrModal: boolean } }
  rpc.showQrModal = true
  return {
    dismiss: () => {
      for (const listener of listeners) listener({ open: false })
    },
  }
}
