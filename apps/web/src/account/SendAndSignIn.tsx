import { lazyPart, useConnection, useTranslate } from '@touchstone/react'
import { account } from '@touchstone/react/texts/account'
import { useRef, useState } from 'react'
import { networks } from '../chain/networks.ts'
import { readStoredText } from '../store/storedText.ts'
import { SinglePressButton } from './SinglePressButton.tsx'

const SendPanel = lazyPart(() => import('../send/SendPanel.tsx'))
const SignInPanel = lazyPart(() => import('../signIn/SignInPanel.tsx'))

/** Buttons that open the panels for sending and for signing in, and the open panel. Each panel is a lazy chunk. */
export function SendAndSignIn() {
  const translate = useTranslate(account)
  const { status, chainId, accounts, restoring } = useConnection()
  const [open, setOpen] = useState<'send' | 'signIn' | undefined>(storedPanel)
  const opener = useRef<HTMLButtonElement>(null)
  const on = accounts.length > 0
  const known = networks.some(({ id }) => id === (chainId ?? restoring?.chainId))
  if (!on && status !== 'reconnecting') return null
  const close = () => {
    setOpen(undefined)
    opener.current?.focus()
  }
  const shown = open === 'send' && !known ? undefined : open
  const button = (which: 'send' | 'signIn', prefetch: () => void) => (
    <SinglePressButton
      className="ts-button"
      // While a connection is restored, there is no wallet to ask. Keep the button, so that the layout does not change.
      disabled={!on}
      aria-expanded={shown === which}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPress={(event) => {
        opener.current = event.currentTarget
        setOpen(open === which ? undefined : which)
      }}
    >
      {translate(`account.${which}`)}
    </SinglePressButton>
  )
  return (
    <>
      <div className="ts-actions">
        {known && button('send', SendPanel.prefetch)}
        {button('signIn', SignInPanel.prefetch)}
      </div>
      {on && shown === 'send' && <SendPanel onClose={close} />}
      {on && shown === 'signIn' && <SignInPanel />}
    </>
  )
}

/** Returns the panel that is open at first: the sign-in panel if a session is stored, which may have expired. */
const storedPanel = (): 'signIn' | undefined =>
  readStoredText('touchstone.signin') === null ? undefined : 'signIn'
