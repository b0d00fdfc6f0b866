import { useSetupTranslate } from './useSetupTranslate.ts'

/** Explains wallets in three short paragraphs. Loaded as a separate chunk. */
export default function WalletHelp() {
  const translate = useSetupTranslate()
  return (
    <>
      <p>{translate('help.keys')}</p>
      <p>{translate('help.here')}</p>
      <p>{translate('help.phrase')}</p>
    </>
  )
}
