import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const doughs = [
  { value: 'yeast', label: 'Yeast', text: 'Light, best on the first day.' },
  { value: 'sour', label: 'Sourdough', text: 'Rises for 18 hours and keeps for a week.' },
];

export default function RadioLabelContent() {
  return (
    <RadioGroup aria-label="Dough" defaultValue="sour" sx={{ gap: 1, maxWidth: 320 }}>
      {doughs.map(({ value, label, text }) => (
        <FormControlLabel
          key={value}
          value={value}
          disableTypography
          control={<Radio sx={{ marginBlockStart: -1 }} />}
          label={
            <span>
              <Typography component="span" sx={{ display: 'block' }}>
                {label}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {text}
              </Typography>
            </span>
          }
          sx={{ alignItems: 'flex-start' }}
        />
      ))}
      <FormControlLabel
        value="none"
        control={<Radio />}
        label="Crispbread (unleavened)"
        slotProps={{ typography: { fontStyle: 'italic' } }}
      />
    </RadioGroup>
  );
}
