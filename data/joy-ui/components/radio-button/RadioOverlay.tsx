import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const plans = [
  { value: 'pay', label: 'Pay per ride', price: '€2.40 each' },
  { value: 'month', label: 'Monthly', price: '€49' },
  { value: 'year', label: 'Yearly', price: '€365' },
];

export default function RadioOverlay() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel sx={{ mb: 1 }}>Plan</FormLabel>
      <RadioGroup overlay defaultValue="month" sx={{ gap: 1.5 }}>
        {plans.map(({ value, label, price }) => (
          <Sheet
            key={value}
            variant="outlined"
            sx={{
              display: 'flex',
              alignItems: 'center',
              position: 'relative',
              p: 2,
              borderRadius: 'md',
              [`& .${radioClasses.action}.${radioClasses.checked}`]: {
                border: '2px solid',
                borderColor: 'primary.500',
              },
            }}
          >
            <Radio value={value} label={label} sx={{ flex: 1, flexDirection: 'row-reverse' }} />
            <Typography level="body-sm" sx={{ order: -1, width: 80 }}>
              {price}
            </Typography>
          </Sheet>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
