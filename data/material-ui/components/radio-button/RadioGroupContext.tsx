import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

interface FillingProps {
  value: string;
  label: string;
  note: string;
}

function Filling({ value, label, note }: FillingProps) {
  const chosen = useRadioGroup()?.value === value;

  return (
    <>
      <FormControlLabel
        value={value}
        control={<Radio />}
        label={label}
        slotProps={{ typography: { fontWeight: chosen ? 'bold' : undefined } }}
      />
      {chosen && (
        <Typography variant="body2" sx={{ marginInlineStart: 4 }}>
          {note}
        </Typography>
      )}
    </>
  );
}

export default function RadioGroupContext() {
  return (
    <RadioGroup aria-label="Filling" defaultValue="plum" sx={{ width: 260 }}>
      <Filling value="plum" label="Plum" note="May contain pits." />
      <Filling value="nut" label="Nut" note="Hazelnut and almond." />
      <Filling value="curd" label="Curd" note="From the dairy next door." />
    </RadioGroup>
  );
}
