import type { Account, Hex, Json, Signer } from './wallet/types.ts'

/** Creates a signer with real keys. It loads viem on first use, which keeps the start fast. */
export const createViemSigner = (): Required<Signer> => ({
  message: async (account, raw) => (await keyOf(account)).signMessage({ message: { raw } }),
  typedData: async (account, typedData) =>
    (await keyOf(account)).signTypedData(
      typedData as unknown as Parameters<LocalAccount['signTypedData']>[0],
    ),
  transaction: async (account, transaction) => {
    const filled = transaction as Record<string, Json>
    const key = await keyOf(account)
    const authorizationList = await Promise.all(
      ((filled['authorizationList'] ?? []) as Authorization[]).map((one) =>
        key.signAuthorization({
          address: one.address,
          chainId: Number(one.chainId),
          nonce: Number(one.nonce),
        }),
      ),
    )
    const upgrade = authorizationList.length > 0 ? { type: 'eip7702', authorizationList } : {}
    const signed: unknown = { ...transactionOf(filled), ...upgrade }
    return key.signTransaction(signed as Parameters<LocalAccount['signTransaction']>[0])
  },
  recover: async (raw, signature) => {
    const { recoverMessageAddress } = await import('viem')
    const address = await recoverMessageAddress({ message: { raw }, signature })
    return address.toLowerCase() as Hex
  },
})

/** Unsigned authorization that delegates the account to a contract (EIP-7702). */
type Authorization = { chainId: Hex; address: Hex; nonce: Hex }

type LocalAccount = Awaited<ReturnType<typeof load>>

/** viem accounts by address and private key. Deriving the public key costs as much as a signature. */
const known = new Map<string, ReturnType<typeof load>>()

function keyOf({ address, privateKey }: Account): ReturnType<typeof load> {
  if (!privateKey)
    throw new Error(
      `The account ${address} has no private key: give createWallet one to sign with it.`,
    )
  const key = known.get(`${address} ${privateKey}`) ?? load(address, privateKey)
  known.set(`${address} ${privateKey}`, key)
  return key
}

async function load(address: Hex, privateKey: Hex) {
  const { privateKeyToAccount } = await import('viem/accounts')
  const key = privateKeyToAccount(privateKey)
  if (key.address.toLowerCase() !== address.toLowerCase())
    throw new Error(`The private key of ${address} is that of ${key.address}: give each its own.`)
  return key
}

/** Converts a filled transaction from JSON-RPC to viem's format. */
function transactionOf(filled: Record<string, Json>): Record<string, unknown> {
  const quantity = (name: string) =>
    typeof filled[name] === 'string' ? { [name]: BigInt(filled[name]) } : {}
  const common = {
    chainId: Number(filled['chainId']),
    nonce: Number(filled['nonce']),
    ...(typeof filled['to'] === 'string' ? { to: filled['to'] } : {}),
    data: filled['input'] ?? filled['data'] ?? '0x',
    ...quantity('gas'),
    ...quantity('value'),
  }
  const { type } = filled
  if (type === '0x0') return { ...common, type: 'legacy', ...quantity('gasPrice') }
  const accessList = filled['accessList'] ?? []
  if (type === '0x1') return { ...common, type: 'eip2930', ...quantity('gasPrice'), accessList }
  const fees = { ...quantity('maxFeePerGas'), ...quantity('maxPriorityFeePerGas') }
  return { ...common, type: 'eip1559', ...fees, accessList }
}
