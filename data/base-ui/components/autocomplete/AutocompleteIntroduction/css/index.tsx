import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

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
    <div className="autocomplete-introduction-field">
      <label className="autocomplete-introduction-label" {...getInputLabelProps()}>
        Port of call
      </label>
      <div className="autocomplete-introduction-control">
        <div className="autocomplete-introduction-box" {...getRootProps()}>
          <input className="autocomplete-introduction-input" {...getInputProps()} />
          {dirty && (
            <button
              className="autocomplete-introduction-button"
              {...getClearProps()}
              aria-label="Clear"
            >
              ×
            </button>
          )}
          <button
            className="autocomplete-introduction-button"
            {...getPopupIndicatorProps()}
            aria-label={popupOpen ? 'Close' : 'Open'}
          >
            {popupOpen ? '▴' : '▾'}
          </button>
        </div>
        {matches.length > 0 && (
          <ul className="autocomplete-introduction-listbox" {...getListboxProps()}>
            {matches.map((option, index) => {
              const { key, ...props } = getOptionProps({ option, index });
              return (
                <li className="autocomplete-introduction-option" key={key} {...props}>
                  {option}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <div className="autocomplete-introduction-status" role="status">
        {popupOpen && matches.length === 0 && 'No port matches'}
      </div>
    </div>
  );
}
