// A page with `AccountDialog` and `ChainDialog`, each behind a button of its own. The app shows their content in its
// one dialog, so the states of the app do not cover them.
import { createConnection } from '@touchstone/connect'
import {
  AccountDialog,
  ChainDialog,
  ConnectButton,
  languageOf,
  loadTexts,
  pickLanguage,
  TouchstoneProvider,
  useConnection,
  WalletDialog,
} from '@touchstone/react'
import '@touchstone/react/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const language = pickLanguage([localStorage.getItem('touchstone.language') ?? 'en'])
const texts = await loadTexts(language)
document.documentElement.lang = language
document.documentElement.dir = languageOf(language).dir
const connection = createConnection()

function WalletBar() {
  const { accounts } = useConnection()
  const [shown, setShown] = useState<'account' | 'chains'>()
  const close = () => setShown(undefined)
  return (
    <main>
      <h1>Touchstone</h1>
      <ConnectButton />
      {accounts.length > 0 && (
        <>
          <DialogButton name="account" onPress={() => setShown('account')} />
          <DialogButton name="chains" onPress={() => setShown('chains')} />
        </>
      )}
      <WalletDialog />
      <AccountDialog open={shown === 'account'} onClose={close} />
      <ChainDialog open={shown === 'chains'} onClose={close} />
    </main>
  )
}

function DialogButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" data-opens={name} onClick={onPress}>
      {name}
    </button>
  )
}

createRoot(document.getElementById('app')!).render(
  <TouchstoneProvider connection={connection} language={language} texts={texts}>
    <WalletBar />
  </TouchstoneProvider>,
)
