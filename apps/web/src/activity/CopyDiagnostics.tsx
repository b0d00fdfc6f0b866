import { useTranslate, useTouchstone } from '@touchstone/react'
import { activity as texts } from '@touchstone/react/texts/activity'
import { useId, useState, useSyncExternalStore } from 'react'
import type { ActivityStore } from './createActivityStore.ts'
import { createDiagnosticsText, redactAddresses } from './createDiagnosticsText.ts'

/**
 * Button that copies a text for a bug report. A checkbox keeps the addresses in it. If copying fails, shows the text.
 */
export default function CopyDiagnostics({ activity }: { activity: ActivityStore }) {
  const translate = useTranslate(texts)
  const { connection, language } = useTouchstone()
  const events = useSyncExternalStore(activity.subscribe, activity.getSnapshot)
  const [all, setAll] = useState(false)
  const [copied, setCopied] = useState<{ ok: boolean; all: boolean; text: string }>()
  const id = useId()
  const copy = async () => {
    // Clear the message first: a screen reader announces the same message again only if it was gone in between.
    setCopied(undefined)
    const page = `${location.origin}${location.pathname}`
    const around = { page, browser: navigator.userAgent, language, online: navigator.onLine }
    const whole = createDiagnosticsText(connection, events, around)
    const text = all ? whole : redactAddresses(whole)
    try {
      // This line throws in an insecure context, where `navigator.clipboard` is undefined.
      await navigator.clipboard.writeText(text)
      setCopied({ ok: true, all, text })
    } catch {
      setCopied({ ok: false, all, text })
    }
  }
  return (
    <div className="diagnostics">
      <div className="bar">
        <button
          type="button"
          className="ts-button"
          aria-describedby={id}
          onClick={() => void copy()}
        >
          {translate('activity.copy')}
        </button>
        <label className="tick">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          <span>{translate('activity.addresses')}</span>
        </label>
      </div>
      <p id={id}>
        <small>{translate('activity.what')}</small>
      </p>
      <p aria-live="polite">
        {copied &&
          translate(
            !copied.ok ? 'activity.failed' : copied.all ? 'activity.copiedAll' : 'activity.copied',
          )}
      </p>
      {copied && !copied.ok && (
        <textarea
          readOnly
          rows={8}
          dir="ltr"
          aria-label={translate('activity.text')}
          value={copied.text}
        />
      )}
    </div>
  )
}
