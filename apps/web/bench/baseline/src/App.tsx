import { useRef } from 'react'
import { useConnect, useConnection, useConnectors, useDisconnect } from 'wagmi'

const names = [
  'Rabby',
  'Gate',
  'TokenPocket',
  'WalletConnect',
  'Bitget',
  'MetaMask',
  'Rainbow',
  'Binance Wallet',
]

/** Minimal app to compare with: a connect button, a native dialog with eight wallet rows, and the connected account. */
export function App() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { address, chainId } = useConnection()
  const connectors = useConnectors()
  const { mutate: connect } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const pick = (name: string) => {
    const connector = connectors.find((one) => one.name.startsWith(name)) ?? connectors[0]
    if (connector) connect({ connector })
  }
  return (
    <main>
      <h1>Baseline app</h1>
      <button type="button" className="connect" onClick={() => dialog.current?.showModal()}>
        {address ?? 'Connect wallet'}
      </button>
      {address && (
        <p>
          {address} on {chainId}{' '}
          <button type="button" onClick={() => disconnect()}>
            Disconnect
          </button>
        </p>
      )}
      <dialog ref={dialog} aria-labelledby="title">
        <h2 id="title">Connect a wallet</h2>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => pick(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </main>
  )
}
