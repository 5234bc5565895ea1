import { useAutocomplete } from '@mui/base/useAutocomplete';

const ports = [
  'Ålesund',
  'Bergen',
  'Bodø',
  'Esbjerg',
  'Kirkwall',
  'Lerwick',
  'Stavanger',
  'Tórshavn',
];

export default function AutocompleteIntroduction() {
  const {
    getRootProps,
    getInputLabelProps,
    getInputProps,
    getClearProps,
    getPopupIndicatorProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    dirty,
    popupOpen,
  } = useAutocomplete({ options: ports });
  const matches = groupedOptions.filter((option) => typeof option === 'string');

  return (
    <div className="grid w-full max-w-70 gap-1.5">
      <label className="font-semibold" {...getInputLabelProps()}>
        Port of call
      </label>
      <div className="relative">
        <div className={boxClass} {...getRootProps()}>
          <input className={inputClass} {...getInputProps()} />
          {dirty && (
            <button className={buttonClass} {...getClearProps()} aria-label="Clear">
              ×
            </button>
          )}
          <button
            className={buttonClass}
            {...getPopupIndicatorProps()}
            aria-label={popupOpen ? 'Close' : 'Open'}
          >
            {popupOpen ? '▴' : '▾'}
          </button>
        </div>
        {matches.length > 0 && (
          <ul className={listboxClass} {...getListboxProps()}>
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
      <div className="min-h-[1.5em] text-slate-600 dark:text-slate-400" role="status">
        {popupOpen && matches.length === 0 && 'No port matches'}
      </div>
    </div>
  );
}

const boxClass =
  'box-border flex w-full min-h-[42px] items-center rounded-md border border-solid border-slate-500 dark:border-slate-400 bg-white dark:bg-slate-900 pe-1.5 text-slate-900 dark:text-slate-100 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-teal-600 dark:focus-within:outline-teal-400';

const inputClass =
  'box-border min-w-0 flex-1 border-0 bg-transparent px-3 py-2 font-[inherit] text-base text-inherit outline-0';

const buttonClass =
  'size-7 flex-none cursor-pointer rounded border-0 bg-transparent p-0 font-[inherit] text-base text-inherit hover:bg-slate-100 dark:hover:bg-slate-800';

const listboxClass =
  'absolute inset-x-0 top-[calc(100%+4px)] z-1 m-0 box-border max-h-50 list-none overflow-auto rounded-lg border border-solid border-slate-300 dark:border-slate-700 bg-white dark:bg-slate-900 p-1 text-slate-900 dark:text-slate-100 shadow-[0_8px_24px] shadow-slate-900/16 dark:shadow-black/60';

const optionClass =
  'cursor-pointer rounded px-3 py-2 aria-selected:bg-teal-100 aria-selected:font-semibold dark:aria-selected:bg-teal-900 [&.Mui-focused]:outline-2 [&.Mui-focused]:-outline-offset-2 [&.Mui-focused]:outline-teal-600 dark:[&.Mui-focused]:outline-teal-400';
