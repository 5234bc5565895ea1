import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSlots() {
  return (
    <RadioGroup aria-label="Map style" defaultValue="diagram">
      {['Diagram', 'Satellite'].map((style) => (
        <Radio
          key={style}
          value={style.toLowerCase()}
          label={style}
          slotProps={{
            radio: ({ checked }) => ({
              sx: { borderRadius: '4px', boxShadow: checked ? 'md' : 'none' },
            }),
            icon: { sx: { borderRadius: '2px' } },
            action: { sx: { borderRadius: '4px' } },
            label: { sx: { fontFamily: 'code' } },
          }}
        />
      ))}
    </RadioGroup>
  );
}
