// Before Node-API 10 only objects can be kept by a reference: a string is kept as the one element of an array.
class HeldString {
public:
	HeldString() = default;
	explicit HeldString(Napi::String string) {
		Napi::Array box = Napi::Array::New(string.Env(), 1);
		box.Set(uint32_t(0), string);
		reference = Napi::Persistent(box.As<Napi::Object>());
	}
	HeldString(HeldString&&) = default;
	HeldString& operator=(HeldString&&) = default;
	Napi::String Value() const { return reference.Value().Get(uint32_t(0)).As<Napi::String>(); }

private:
	Napi::ObjectReference reference;
};
