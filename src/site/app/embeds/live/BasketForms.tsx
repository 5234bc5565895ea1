import { type FormEvent, useId, useState } from 'react';
import type { BundleBasketTexts } from '@/src/shared/embedTexts';
import { TEXT_LIMIT, readImports } from '@/src/shared/sizes/readImports';
import type { SizeEntry } from '@/src/shared/sizes/sizesFile';
import { fillText } from '@/src/shared/translate';
import styles from '../tool.module.css';
import { PasteForm } from './PasteForm';

interface BasketFormsProps {
  texts: BundleBasketTexts;
  /** All entries that can be added. */
  entries: readonly SizeEntry[];
  /** @param message what to tell the user. */
  onAdd: (entries: readonly SizeEntry[], message: string) => void;
  onMessage: (message: string) => void;
}

/** Two ways to add to a basket: by name, and by import statements. */
export function BasketForms(props: BasketFormsProps) {
  return (
    <div className={styles.controls} data-scripts-only="">
      <NameForm {...props} />
      <ImportsForm {...props} />
    </div>
  );
}

const getLabel = ({ name, package: from }: SizeEntry) => `${name} (${from})`;

/** Finds an entry by its label, or by its name in the first package that has it. */
function findEntry(entries: readonly SizeEntry[], text: string): SizeEntry | undefined {
  const wanted = text.trim().toLowerCase();
  return (
    entries.find((entry) => getLabel(entry).toLowerCase() === wanted) ??
    entries.find(({ name }) => name.toLowerCase() === wanted)
  );
}

function NameForm({ texts, entries, onAdd, onMessage }: BasketFormsProps) {
  const id = useId();
  const [text, setText] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    const entry = findEntry(entries, text);
    if (entry) {
      onAdd([entry], fillText(texts.bundleBasketAddedNames, { names: getLabel(entry) }));
      setText('');
    } else if (text.trim() !== '') {
      onMessage(fillText(texts.bundleBasketUnknownName, { name: text.trim() }));
    }
  };
  return (
    <form className={styles.row} onSubmit={add}>
      <label className={styles.field}>
        {texts.bundleBasketComponent}
        <input
          type="text"
          dir="ltr"
          list={id}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <datalist id={id}>
        {entries.map((entry) => (
          <option key={getLabel(entry)} value={getLabel(entry)} />
        ))}
      </datalist>
      <button type="submit" className="fg-button">
        {texts.bundleBasketAdd}
      </button>
    </form>
  );
}

function ImportsForm({ texts, entries, onAdd, onMessage }: BasketFormsProps) {
  const add = (text: string) => {
    const found = readImports(text, entries);
    const unknown =
      found.unknown.length > 0
        ? [fillText(texts.bundleBasketUnknown, { names: found.unknown.join(', ') })]
        : [];
    if (found.entries.length === 0) {
      onMessage([texts.bundleBasketNone, ...unknown].join(' '));
      return false;
    }
    const names = found.entries.map(getLabel).join(', ');
    onAdd(found.entries, [fillText(texts.bundleBasketAddedNames, { names }), ...unknown].join(' '));
    return true;
  };
  return (
    <PasteForm
      summary={texts.bundleBasketPaste}
      label={texts.bundleBasketImports}
      button={texts.bundleBasketImport}
      placeholder={texts.bundleBasketExample}
      limit={TEXT_LIMIT}
      onText={add}
    />
  );
}
