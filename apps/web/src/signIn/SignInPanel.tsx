import { shortAddress, useConnection, useWorld } from '@touchstone/react'
import { useEffect, useSyncExternalStore } from 'react'
import { PressOnce } from '../account/PressOnce.tsx'
import { adapter } from './adapter.ts'
import { type SignIn, signInOf } from './signIn.ts'
import { useSignInSay } from './useSignInSay.ts'

/** Signing in with a message, who keeps the sign-in, and the way out of it. */
export default function SignInPanel() {
  const say = useSignInSay()
  const { connection } = useWorld()
  const { wallet } = useConnection()
  const store = signInOf(connection)
  const state = useSyncExternalStore(store.watch, store.getSnapshot)
  // Closed, or gone with the connection.
  useEffect(() => store.abandon, [store])
  const act = actOf(state.at)
  const acts = { in: store.signIn, cancel: store.cancel, out: store.signOut } as const
  return (
    <div className="panel" role="group" aria-label={say('signIn.title')}>
      {state.at !== 'in' && <p>{say('signIn.lead')}</p>}
      <p className="soft">
        {say(adapter.host ? { key: 'signIn.server', host: adapter.host } : 'signIn.device')}
      </p>
      <Said state={state} />
      <div className="ts-actions">
        {/* One button that stays: the focus is never lost between the steps. */}
        <PressOnce
          className={act === 'in' ? 'ts-button ts-primary' : 'ts-button'}
          onPress={() => void acts[act]()}
        >
          {act === 'in' && say({ key: 'signIn.act', wallet })}
          {act === 'cancel' && say('act.cancel')}
          {act === 'out' && say('signIn.out')}
        </PressOnce>
      </div>
    </div>
  )
}

function Said({ state }: { state: SignIn }) {
  const say = useSignInSay()
  const { language } = useWorld()
  const { wallet } = useConnection()
  return (
    <p className="said" aria-live="polite">
      {state.at === 'preparing' && say('signIn.preparing')}
      {state.at === 'waiting' && say({ key: 'signIn.waiting', wallet })}
      {state.at === 'checking' && say('signIn.checking')}
      {state.at === 'out' && state.said && say(state.said)}
      {state.at === 'in' &&
        say({
          key: 'signIn.done',
          address: shortAddress(state.session.address),
          time: new Date(state.session.expiresAt).toLocaleString(language, {
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        })}
    </p>
  )
}

function actOf(at: SignIn['at']): 'in' | 'cancel' | 'out' {
  if (at === 'in') return 'out'
  return at === 'out' ? 'in' : 'cancel'
}
