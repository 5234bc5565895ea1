import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

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
    <div className="autocomplete-multiple-field">
      <label className="autocomplete-multiple-label" {...getInputLabelProps()}>
        Cargo
      </label>
      <div className="autocomplete-multiple-box" {...getRootProps()} ref={setAnchorEl}>
        {value.map((cargo, index) => {
          const { key, onDelete, ...props } = getTagProps({ index });
          return (
            <div className="autocomplete-multiple-tag" key={key} {...props}>
              {cargo}
              <button
                className="autocomplete-multiple-remove"
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
        <input className="autocomplete-multiple-input" {...getInputProps()} />
      </div>
      {matches.length > 0 && (
        <ul className="autocomplete-multiple-listbox" {...getListboxProps()} aria-multiselectable>
          {matches.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index });
            return (
              <li className="autocomplete-multiple-option" key={key} {...props}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
