import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const plans = [
  { value: 'one', label: 'One loaf a week' },
  { value: 'two', label: 'Two loaves a week' },
  { value: 'cake', label: 'Two loaves and a cake' },
];

export default function RadioCards() {
  return (
    <RadioGroup
      aria-label="Bread subscription"
      defaultValue="two"
      sx={{
        width: '100%',
        maxWidth: 520,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {plans.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          value={value}
          control={<Radio disableRipple />}
          label={label}
          labelPlacement="bottom"
          sx={{
            m: 0,
            p: 2,
            textAlign: 'center',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' },
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        />
      ))}
    </RadioGroup>
  );
}
