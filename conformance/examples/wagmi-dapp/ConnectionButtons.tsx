import {
  useChains,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSwitchChain,
} from 'wagmi'
import { note } from './wagmiConnectionLog.ts'

/** Buttons to connect, to switch the chain and to disconnect, and the connected account. */
export const ConnectionButtons = () => {
  const { address, chainId, isConnected } = useConnection()
  const chains = useChains()
  const connectors = useConnectors()
  const mutation = { onError: (error: Error) => note({ event: 'error', error: error.name }) }
  const connect = useConnect({ mutation })
  const switchChain = useSwitchChain({ mutation })
  const disconnect = useDisconnect({ mutation })
  if (!isConnected)
    return connectors.map((connector) => (
      <button
        key={connector.uid}
        type="button"
        onClick={() => connect.mutate({ connector, chainId: chains[0].id })}
      >
        {connector.name}
      </button>
    ))
  return (
    <>
      <p>
        {address} on {chainId}
      </p>
      {chains.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => switchChain.mutate({ chainId: id })}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => disconnect.mutate()}>
        Disconnect
      </button>
    </>
  )
}
