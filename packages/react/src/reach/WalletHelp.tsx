import { useSetupTranslate } from './useReachSay.ts'

/** Explains wallets in three short paragraphs. Loaded as a separate chunk. */
export default function WalletHelp() {
  const say = useSetupTranslate()
  return (
    <>
      <p>{say('help.keys')}</p>
      <p>{say('help.here')}</p>
      <p>{say('help.phrase')}</p>
    </>
  )
}
