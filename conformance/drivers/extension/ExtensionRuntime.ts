/**
 * The part of `chrome.runtime` by which a page of an extension calls the background. The types of a page do not have it.
 */
export type ExtensionRuntime<Sent, Received> = {
  connect(options: { name: string }): {
    onMessage: { addListener(listener: (message: Received) => void): void }
    onDisconnect: { addListener(listener: () => void): void }
    postMessage(message: Sent): void
    disconnect(): void
  }
}
