import { useAutocomplete } from '@mui/base/useAutocomplete';

const cargos = ['Coal', 'Fish', 'Grain', 'Machinery', 'Salt', 'Timber', 'Wool'];

export default function AutocompleteMultiple() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getTagProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    setAnchorEl,
    value,
  } = useAutocomplete({
    multiple: true,
    options: cargos,
    defaultValue: ['Salt', 'Timber'],
    disableCloseOnSelect: true,
  });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  return (
    <div className="relative grid w-full max-w-70 gap-1.5">
      <label className="font-semibold" {...getInputLabelProps()}>
        Cargo
      </label>
      <div className={boxClass} {...getRootProps()} ref={setAnchorEl}>
        {value.map((cargo, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <div className={tagClass} key={key} {...props}>
              {cargo}
              <button
                className={removeClass}
                type="button"
                tabIndex={-1}
                aria-label={`Remove ${cargo}`}
                onClick={onDelete}
              >
                ×
              </button>
            </div>
          );
        })}
        <input className={inputClass} {...getInputProps()} />
      </div>
      {matches.length > 0 && (
        <ul className={listboxClass} {...getListboxProps()} aria-multiselectable>
          {matches.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li className={optionClass} key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

const boxClass =
  'box-border flex flex-wrap gap-1.5 w-full min-h-[42px] items-center rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 p-1.5 text-slate-900 dark:text-slate-100 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-teal-600 dark:focus-within:outline-teal-400';

const tagClass =
  'flex items-center gap-1 rounded bg-teal-100 dark:bg-teal-900 py-0.5 ps-2 pe-0.5 outline-0 focus:outline-2 focus:outline-teal-600 dark:focus:outline-teal-400';

const removeClass =
  'size-6 cursor-pointer rounded border-0 bg-transparent p-0 font-[inherit] text-base text-inherit hover:bg-teal-200 dark:hover:bg-teal-800';

const inputClass =
  'box-border min-w-0 flex-[1_1_96px] border-0 bg-transparent px-1.5 py-1 font-[inherit] text-base text-inherit outline-0';

const listboxClass =
  'absolute inset-x-0 top-[calc(100%+4px)] z-1 m-0 box-border max-h-50 list-none overflow-auto rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60';

const optionClass =
  'cursor-pointer rounded px-3 py-2 aria-selected:bg-teal-100 aria-selected:font-semibold dark:aria-selected:bg-teal-900 [&.Mui-focused]:outline-2 [&.Mui-focused]:-outline-offset-2 [&.Mui-focused]:outline-teal-600 dark:[&.Mui-focused]:outline-teal-400';
