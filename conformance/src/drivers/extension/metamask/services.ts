import { answerUnusedChain, type Services } from '../standInServer.ts'

/** Imitates the services of MetaMask. With "Basic functionality" off it asks for the nodes of its chains alone. */
export const services: Services = ({ host, body }) => {
  // The default endpoint of each chain is a host of its own.
  if (host.startsWith('bsc-mainnet.')) return { chain: 56 }
  if (host.startsWith('mainnet.')) return { chain: 1 }
  if (host.endsWith('.infura.io')) return { json: answerUnusedChain(body) }
  if (/sentinel|security-alerts/.test(host)) return { json: {} }
  return undefined
}

/** Whether MetaMask asks its own services, which the stand-in server answers as if they had nothing. */
export const withServices = (): boolean => process.env.METAMASK_SERVICES === 'on'
