import { useReachSay } from './useReachSay.ts'

/** What a wallet is, in three short paragraphs. A chunk of its own. */
export default function WalletHelp() {
  const say = useReachSay()
  return (
    <>
      <p>{say('help.keys')}</p>
      <p>{say('help.here')}</p>
      <p>{say('help.phrase')}</p>
    </>
  )
}
