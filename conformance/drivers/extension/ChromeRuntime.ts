/** Part of `chrome.runtime` with which a page of an extension calls the background. The DOM types lack it. */
export type ChromeRuntime<Sent, Received> = {
  connect(options: { name: string }): {
    onMessage: { addListener(listener: (message: Received) => void): void }
    onDisconnect: { addListener(listener: () => void): void }
    postMessage(message: Sent): void
    disconnect(): void
  }
}
