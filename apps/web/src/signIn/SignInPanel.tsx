import { shortAddress, useConnection, useTouchstone } from '@touchstone/react'
import { useEffect, useSyncExternalStore } from 'react'
import { SinglePressButton } from '../account/SinglePressButton.tsx'
import { signInAdapter } from './signInAdapter.ts'
import { type SignInState, getSignInStore } from './createSignInStore.ts'
import { useSignInTranslate } from './useSignInTranslate.ts'

/** Panel with a button to sign in (with a signed message) or out, and a text that says who stores the session. */
export default function SignInPanel() {
  const translate = useSignInTranslate()
  const { connection } = useTouchstone()
  const { wallet } = useConnection()
  const store = getSignInStore(connection)
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot)
  // Abandon a sign-in when the panel closes or the connection ends, unless the wallet has already been asked.
  useEffect(() => store.abandon, [store])
  const act = actOf(state.at)
  const acts = { in: store.signIn, cancel: store.cancel, out: store.signOut } as const
  return (
    <div className="panel" role="group" aria-label={translate('signIn.title')}>
      {state.at !== 'in' && <p>{translate('signIn.lead')}</p>}
      <p className="soft">
        {translate(
          signInAdapter.host ? { key: 'signIn.server', host: signInAdapter.host } : 'signIn.device',
        )}
      </p>
      <StatusMessage state={state} />
      <div className="ts-actions">
        {/* All steps use one button, so that it keeps the focus when the step changes. */}
        <SinglePressButton
          className={act === 'in' ? 'ts-button ts-primary' : 'ts-button'}
          onPress={() => void acts[act]()}
        >
          {translate({ key: labels[act], wallet })}
        </SinglePressButton>
      </div>
    </div>
  )
}

function StatusMessage({ state }: { state: SignInState }) {
  const translate = useSignInTranslate()
  const { language } = useTouchstone()
  const { wallet } = useConnection()
  const message = () => {
    switch (state.at) {
      case 'preparing':
        return translate('signIn.preparing')
      case 'waiting':
        return translate({ key: 'signIn.waiting', wallet })
      case 'checking':
        return translate('signIn.checking')
      case 'out':
        return state.message && translate(state.message)
      case 'in': {
        const until = new Date(state.session.expiresAt)
        const time = until.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
        return translate({ key: 'signIn.done', address: shortAddress(state.session.address), time })
      }
    }
  }
  return (
    <p className="said" aria-live="polite">
      {message()}
    </p>
  )
}

const labels = { in: 'signIn.act', cancel: 'act.cancel', out: 'signIn.out' } as const

function actOf(at: SignInState['at']): 'in' | 'cancel' | 'out' {
  if (at === 'in') return 'out'
  return at === 'out' ? 'in' : 'cancel'
}
