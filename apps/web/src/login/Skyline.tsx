/** Renders a decorative line drawing of a park, hidden from screen readers. */
export function Skyline() {
  return (
    <svg className="skyline" viewBox="0 0 480 260" aria-hidden="true" focusable="false">
      <path className="skyline-far" d="M24 240V128h60v112M110 240V84h52v156M338 240V104h56v136M410 240v-84h46v84" />
      <path className="skyline-near" d="M62 240V150l70-34v124M132 240v-98l66 22v76M214 240V52h76v188M290 240V132l72 26v82" />
      <path
        className="skyline-lit"
        d="M84 168v.1M84 190v.1M84 212v.1M108 160v.1M108 182v.1M108 204v.1M156 176v.1M156 198v.1M176 182v.1M176 204v.1"
      />
      <path
        className="skyline-lit"
        d={
          'M234 78v.1M252 78v.1M270 78v.1M234 104v.1M252 104v.1M270 104v.1M234 130v.1M252 130v.1M270 130v.1' +
          'M234 156v.1M252 156v.1M270 156v.1M234 182v.1M270 182v.1M312 164v.1M312 188v.1M336 172v.1M336 196v.1'
        }
      />
      <path
        className="skyline-near"
        d={
          'M8 240h464M242 240v-34h20v34M42 240v-18M32 214a10 10 0 0 1 20 0 10 10 0 0 1-20 0' +
          'M384 240v-20M373 210a11 11 0 0 1 22 0 11 11 0 0 1-22 0'
        }
      />
    </svg>
  );
}
