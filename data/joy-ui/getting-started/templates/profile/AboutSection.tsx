import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Textarea from '@mui/joy/Textarea';
import BadgePicture from './BadgePicture';
import Field from './Field';
import Section from './Section';
import { BADGES, MAX_ABOUT, SECTIONS, type Badge, type SectionProps } from './values';

export default function AboutSection(props: SectionProps) {
  const { values, errors, onChange } = props;

  return (
    <Section {...SECTIONS[0]} text="The other volunteers see this part of your profile.">
      <Field {...props} name="name" label="Name" autoComplete="name" required />
      <FormControl>
        <FormLabel>Badge</FormLabel>
        <RadioGroup
          orientation="horizontal"
          name="badge"
          value={values.badge}
          onChange={(event) => onChange({ badge: event.target.value as Badge })}
          sx={{ flexWrap: 'wrap', gap: 1.5 }}
        >
          {BADGES.map((badge) => (
            <Sheet
              key={badge}
              variant="outlined"
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                gap: 1,
                p: 1.5,
                borderRadius: 'md',
              }}
            >
              <BadgePicture badge={badge} />
              <Radio value={badge} label={badge} />
            </Sheet>
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl error={Boolean(errors.about)}>
        <FormLabel>What you do on the trails</FormLabel>
        <Textarea
          name="about"
          minRows={2}
          maxRows={5}
          value={values.about}
          onChange={(event) => onChange({ about: event.target.value })}
        />
        <FormHelperText>
          {errors.about ?? `${values.about.length} of ${MAX_ABOUT} characters`}
        </FormHelperText>
      </FormControl>
    </Section>
  );
}
