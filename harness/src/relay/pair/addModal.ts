import type { SdkProvider } from './openDapp.ts'

type State = { open: boolean }

/** Window that shows the SDK's QR code, such as AppKit's. */
type Modal = {
  open(): void
  close(): void
  subscribeState(listener: (state: State) => void): void
  showErrorMessage(text: string): void
}

/** Gives the SDK an invisible window for its QR code, so that closing it produces the SDK's own error. */
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
  // Same result as `showQrModal: true`, without importing AppKit.
  const { rpc } = Object.assign(sdk, { modal }) as unknown as { rpc: { showQrModal: boolean } }
  rpc.showQrModal = true
  return {
    dismiss: () => {
      for (const listener of listeners) listener({ open: false })
    },
  }
}
