/** First accounts of the mnemonic "test test … junk", to which Anvil gives a balance. */
export const accounts = {
  a: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  b: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  c: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
} as const
