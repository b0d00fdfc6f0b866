import { useRef, useState, useSyncExternalStore } from 'react'
import { requestAccounts } from '../session/requestAccounts.ts'
import { profiles, preselectedProfile } from '../session/profiles.ts'
import { clearSession, readSession, type StoredSession } from '../session/storedSession.ts'
import { readWalletVersion } from '../session/readWalletVersion.ts'
import { findPreviousWallets, type Wallet, type Wallets } from '../wallets/findWallets.ts'

declare namespace StartForm {
  type Props = { wallets: Wallets; onBegin(wallet: Wallet, kept: StoredSession): void }
}

/** Choice of wallet and profile. If an unfinished session is stored, buttons to resume it or to start over instead. */
export function StartForm({ wallets, onBegin }: StartForm.Props) {
  const found = useSyncExternalStore(wallets.subscribe, wallets.getSnapshot)
  const [kept, setKept] = useState(readSession)
  const [profile, setProfile] = useState(preselectedProfile)
  const [chosen, setChosen] = useState<string>()
  const [message, setMessage] = useState('')
  const begun = useRef(false)
  const wallet = found.find(({ id }) => id === chosen) ?? found[0]
  const formers = kept ? findPreviousWallets(found, kept.wallet.id) : []

  const begin = async (one: Wallet) => {
    setMessage(`Approve the connection in ${one.name}. If you have two accounts, choose both.`)
    try {
      const accounts = await requestAccounts(one)
      const { id, name } = one
      const version = await readWalletVersion(one)
      // Ignore a double click: a second session would send requests to the same wallet.
      if (begun.current) return
      begun.current = true
      onBegin(one, {
        wallet: { id, name, ...(version && { version }) },
        profile,
        accounts,
        startedAt: new Date().toISOString(),
      })
    } catch (error) {
      setMessage((error as Error).message)
    }
  }
  return (
    <>
      {kept && (
        <section className="card" aria-labelledby="former">
          <h2 id="former">You were in the middle of it</h2>
          <p>
            {kept.wallet.name}, {kept.profile}: {kept.state?.results.length ?? 0} checks are done.
            {formers.length === 0 && ' That wallet is not in this page now.'}
          </p>
          <div className="actions">
            {formers.map((former) => (
              <button
                key={former.id}
                type="button"
                className="primary"
                onClick={() => onBegin(former, kept)}
              >
                {formers.length === 1
                  ? 'Go on where I was'
                  : `Go on with ${former.name} (${former.id})`}
              </button>
            ))}
            <button
              type="button"
              onClick={() => {
                clearSession()
                setKept(undefined)
              }}
            >
              Start over
            </button>
          </div>
        </section>
      )}
      {!kept && (
        <form
          className="card"
          onSubmit={(event) => {
            event.preventDefault()
            if (wallet) void begin(wallet)
          }}
        >
          <fieldset>
            <legend>Wallet</legend>
            {found.length === 0 && (
              <p>
                No wallet is in this page. Install one and reload, or open this page in the browser
                of your wallet app.
              </p>
            )}
            {found.map(({ id, rdns, name, icon }) => (
              <label key={id} className="choice">
                <input
                  type="radio"
                  name="wallet"
                  checked={id === wallet?.id}
                  onChange={() => setChosen(id)}
                />
                {icon && <img src={icon} alt="" width="32" height="32" />}
                <span>
                  <bdi>{name}</bdi> {rdns !== undefined && <small>{id}</small>}
                </span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>How much</legend>
            {profiles.map(({ id, title, about }) => (
              <label key={id} className="choice">
                <input
                  type="radio"
                  name="profile"
                  checked={id === profile}
                  onChange={() => setProfile(id)}
                />
                <span>
                  {title} <small>{about}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <p role="status">{message}</p>
          <div className="actions">
            <button type="submit" className="primary" disabled={!wallet}>
              Begin
            </button>
          </div>
        </form>
      )}
      <p className="soft">
        Use a wallet without money in it if you can: the checks ask it to connect, to switch and to
        add networks, again and again.
      </p>
    </>
  )
}
