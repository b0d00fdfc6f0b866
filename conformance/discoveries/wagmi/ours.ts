import { createConnection, type Detail } from '@touchstone/connect'
import { bsc, mainnet } from 'viem/chains'
import type { OpenSide } from './side.ts'

/** The connection of this repository, as its README sets it up. */
export const openOurs: OpenSide = async (wallet, stored, clock) => {
  const window = new EventTarget()
  const takeAway = wallet.announce(window, window)
  const connection = createConnection({
    chains: [bsc, mainnet],
    window,
    clock,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
  const entries: Detail[] = []
  connection.subscribe((entry) => void entries.push(entry))
  return {
    connect: (options) => connection.connect(wallet.info.rdns, options),
    switchTo: (chainId) => connection.switchChain(chainId),
    disconnect: () => connection.disconnect(),
    reconnect: () => connection.reconnect(),
    state: () => {
      const { status, accounts, chainId } = connection.getSnapshot()
      return {
        connected: status === 'connected',
        status,
        ...(accounts[0] === undefined ? {} : { account: accounts[0] }),
        ...(chainId === undefined ? {} : { chainId }),
      }
    },
    told: () => entries.flatMap(({ error }) => (error ? [`${error.class}Error`] : [])),
    left: () => 0,
    close: () => {
      takeAway()
      connection.destroy()
    },
  }
}
