import { type ReactNode, useId } from 'react'

/** Labelled left-to-right text input with a hint and an error message. */
export function TextField({
  name,
  label,
  hint,
  mistake,
  value,
  onChange,
  children,
}: TextField.Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="field">
        <input
          id={id}
          name={name}
          dir="ltr"
          inputMode={name === 'amount' ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          aria-invalid={mistake !== undefined}
          aria-describedby={`${id}hint ${id}mistake`}
          onChange={(event) => onChange(event.target.value)}
        />
        {children}
      </div>
      <small id={`${id}hint`}>{hint}</small>
      <small id={`${id}mistake`} className="mistake" aria-live="polite">
        {mistake}
      </small>
    </>
  )
}

declare namespace TextField {
  type Props = {
    name: 'to' | 'amount'
    label: string
    hint: string
    mistake: string | undefined
    value: string
    onChange(value: string): void
    children?: ReactNode
  }
}
