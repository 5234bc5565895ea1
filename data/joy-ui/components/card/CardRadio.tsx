import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = [
  { value: 'half', label: 'Half share', text: 'One loaf each week' },
  { value: 'full', label: 'Full share', text: 'Two loaves and rolls' },
];

export default function CardRadio() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 440 }}>
      <FormLabel>Bread subscription</FormLabel>
      <RadioGroup
        name="card-share"
        defaultValue="half"
        sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 2 }}
      >
        {plans.map(({ value, label, text }) => (
          <Card key={value} variant="plain" sx={{ flex: 1, m: 0, gap: 0.5 }}>
            <Radio
              overlay
              disableIcon
              value={value}
              label={label}
              slotProps={{
                action: ({ checked }) => ({
                  sx: {
                    textAlign: 'start',
                    border: checked ? '2px solid' : '1px solid',
                    borderColor: checked ? 'primary.500' : 'neutral.outlinedBorder',
                  },
                }),
                label: { sx: { fontWeight: 'lg' } },
              }}
            />
            <Typography level="body-sm">{text}</Typography>
          </Card>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
