import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const hubs = [
  { id: 3, name: 'Three-speed hub', grease: 'light' },
  { id: 8, name: 'Eight-speed hub', grease: 'medium' },
  { id: 14, name: 'Fourteen-speed hub', grease: 'heavy' },
];

export default function SelectObjects() {
  const [hub, setHub] = React.useState<(typeof hubs)[number] | null>(null);

  return (
    <FormControl sx={{ width: 260, maxWidth: '100%' }}>
      <FormLabel>Rear hub</FormLabel>
      <Select
        name="hub"
        placeholder="Choose a hub"
        value={hub}
        onChange={(_event, value) => setHub(value)}
        getSerializedValue={(option) => option?.value.id ?? ''}
        sx={{ '--Select-placeholderOpacity': 0.8 }}
      >
        {hubs.map((item) => (
          <Option key={item.id} value={item}>
            {item.name}
          </Option>
        ))}
      </Select>
      <Typography level="body-sm" role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {hub && `Needs ${hub.grease} grease`}
      </Typography>
    </FormControl>
  );
}
