import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const KNOWN = ['amara@sinfonietta.example', 'jonas@sinfonietta.example', 'oda@horns.example'];

export default function AutocompleteSeparators() {
  const [people, setPeople] = React.useState(['oda@horns.example']);
  const [text, setText] = React.useState('');

  const add = (typed: string) => {
    const parts = typed.split(/[\s,;]+/).filter(Boolean);
    setPeople([...new Set([...people, ...parts])]);
    setText('');
  };

  return (
    <Autocomplete
      multiple
      freeSolo
      options={KNOWN}
      value={people}
      onChange={(_event, next) => setPeople(next)}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onBlur={() => add(text)}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text');
        if (event.target instanceof HTMLInputElement && /[\s,;]/.test(pasted)) {
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.target;
          add(text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0));
        }
      }}
      onKeyDown={(event) => {
        const last = people.at(-1);
        const inInput = event.target === event.currentTarget.querySelector('input');
        if (event.key === ',' || event.key === ';') {
          event.preventDefault();
          add(text);
        } else if (event.key === 'Backspace' && inInput && text === '' && last) {
          // Move the last address to the input instead of deleting it.
          event.defaultMuiPrevented = true;
          event.preventDefault();
          setPeople(people.slice(0, -1));
          setText(last);
        }
      }}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderInput={(params) => (
        <TextField {...params} label="Recipients" helperText="Separate addresses with commas." />
      )}
      sx={{ width: '100%', maxWidth: 440 }}
    />
  );
}
