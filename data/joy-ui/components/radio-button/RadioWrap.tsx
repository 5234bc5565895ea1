import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'];

export default function RadioWrap() {
  return (
    <FormControl>
      <FormLabel>Timetable for</FormLabel>
      <RadioGroup
        orientation="horizontal"
        defaultValue="Friday"
        sx={{ '--RadioGroup-gap': '0px', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1.25 }}
      >
        {days.map((day) => (
          <Radio key={day} value={day} label={day} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
