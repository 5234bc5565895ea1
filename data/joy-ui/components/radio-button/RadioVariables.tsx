import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioVariables() {
  return (
    <RadioGroup
      aria-label="Display"
      defaultValue="map"
      sx={{ '--RadioGroup-gap': '1.5rem', '--Radio-gap': '1rem' }}
    >
      <Radio value="map" label="Map" sx={{ '--Radio-size': '2rem' }} />
      <Radio value="list" label="List of stops" sx={{ '--Radio-size': '2rem' }} />
    </RadioGroup>
  );
}
